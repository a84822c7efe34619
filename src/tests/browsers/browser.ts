/** What the journeys need of a browser, so that the same ones run in every engine. */

export interface Browser {
  /** Opens a path of the site, or an address. */
  open(path: string): Promise<void>
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks as a visitor does. @param target a CSS selector, or an XPath that begins with `/` */
  click(target: string): Promise<void>
  type(target: string, text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  back(): Promise<void>
  /** The page as a PDF file on A4, with its backgrounds. */
  print(): Promise<Buffer>
  close(): Promise<void>
}

export interface LaunchOptions {
  width: number
  height: number
  /** The system prefers dark. */
  dark: boolean
  /** Pages may run scripts. */
  script: boolean
}

export interface Engine {
  name: string
  /** @returns why the engine cannot run here with these options; undefined if it can */
  missing(options: LaunchOptions): string | undefined
  launch(options: LaunchOptions, baseUrl: string): Promise<Browser>
}
