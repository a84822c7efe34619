/** Reads printed pages with Debian's poppler-utils. */
import { execFileSync, spawnSync } from 'node:child_process'
import sharp from 'sharp'

export const canReadPdf = spawnSync('pdftotext', ['-v']).status === 0

/** The text of each sheet, with single spaces. */
export const sheets = (pdf: Buffer): string[] =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replaceAll(/\s+/g, ' '))

/** How light the first sheet is on the whole, from 0 to 255. */
export async function lightness(pdf: Buffer): Promise<number> {
  const png = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '20', '-png'], { input: pdf })
  const { channels } = await sharp(png).removeAlpha().greyscale().stats()
  return channels[0]?.mean ?? 0
}
