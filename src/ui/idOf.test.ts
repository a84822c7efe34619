import { expect, test } from 'vitest'
import { idOf } from './idOf'

test.each([
  ['What we do, and why', 'what-we-do-and-why'],
  ['“Who’s first?” (2026)', 'whos-first-2026'],
  ["L’outil d'abord, aujourd’hui à l’œuvre", 'l-outil-d-abord-aujourd-hui-a-l-oeuvre'],
  ['They’ve O’Neill’s dell’Italia', 'theyve-oneills-dell-italia'],
  ['Über Größe', 'uber-grosse'],
  ['Łódź & Ærø', 'lodz-aero'],
  ['戦略', '戦略'],
  ['Что мы делаем', 'что-мы-делаем'],
  ['हम क्या करते हैं', 'हम-क्या-करते-हैं'],
])('the heading %j has the id %j', (heading, id) => expect(idOf(heading)).toBe(id))
