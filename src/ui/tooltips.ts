/** Escape hides a tooltip until the pointer or the focus moves; all else is CSS. Part of the first script. */
import { dataset } from './theme'

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') dataset.tooltips = 'hidden'
})
for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete dataset.tooltips)
