import { fold } from './fold'

/** A heading's id, so that it can be linked to: of Latin letters without their accents, and of all other letters. */
export const idOf = (heading: string) =>
  fold(heading)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
