/** The design system: colors, type sizes, breakpoints, and shortcuts for what components share. */
import { defineConfig, presetMini, transformerDirectives, transformerVariantGroup } from 'unocss'

/** [light, dark], as six hexadecimal digits: drawings take them, too. Text has a contrast of 4.5:1 or more to what it lies on. */
export const colors = {
  paper: ['#f6f1e6', '#0f1714'],
  raised: ['#fdfaf3', '#1c2924'],
  sunk: ['#ece4d4', '#080d0b'],
  ink: ['#15241e', '#efe8d8'],
  muted: ['#4c5b53', '#a8b5ab'],
  line: ['#d3c8b4', '#3b4b43'],
  /** Borders of controls: 3:1 on paper. */
  edge: ['#7d877f', '#76857c'],
  teal: ['#0c5654', '#86cdc6'],
  /** The color of the primary action and of one thread of a drawing, and of nothing else. */
  accent: ['#c2391a', '#ff7a57'],
  'accent-strong': ['#9d2b11', '#ff9a7e'],
  'on-accent': ['#ffffff', '#1b0b05'],
  /** The ground of the parts of a text that match the search. */
  highlight: ['#f3d9a4', '#3f3212'],
  danger: ['#a3201d', '#ff9d8f'],
  deep: ['#123a38', '#0e4644'],
  'on-deep': ['#f3eddf', '#efe8d8'],
  'deep-line': ['#3f6a66', '#3a6f6b'],
  'deep-accent': ['#ff8a66', '#ff8a66'],
} as const

/** The height of the bar at the top; what lies below it or scrolls to there uses `--bar`, which follows. */
const bar = '4rem'

/** @returns the custom properties of all colors, for light or for dark pages */
export const tokens = (scheme: 0 | 1) =>
  Object.entries(colors)
    .map(([name, pair]) => `--${name}:${pair[scheme]}`)
    .join(';')

/** Words that depend on the theme have a value for `display`; logos are dark on transparent, and hence inverted. */
const dark = `color-scheme:dark;--in-light:none;--in-dark:inline;--logo-filter:invert(1) hue-rotate(180deg);--picture-filter:brightness(.85);${tokens(1)}`

export default defineConfig({
  presets: [presetMini({ preflight: false, arbitraryVariants: false })],
  transformers: [transformerVariantGroup(), transformerDirectives()],
  /** Words in the source that are also names of utilities. */
  blocklist: ['b', 'contents', 'h3', 'ms', 'px', 'ring', 'tab', 'visible'],
  // Only components have names of classes.
  content: {
    pipeline: { include: [/src\/[a-z]+\/.*\.tsx$/] },
    // All at once, as each that comes later would change the styles of a page in development.
    filesystem: ['src/*/!(*.test).tsx'],
  },
  preflights: [
    {
      getCSS: () =>
        `:root{--bar:${bar};color-scheme:light;--in-light:inline;--in-dark:none;${tokens(0)}}` +
        `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
        `@media screen{:root[data-theme=dark]{${dark}}}` +
        // Paper shows dark on white, as browsers leave out backgrounds.
        '@media print{:root{--paper:#fff;--raised:#fff;--sunk:#fff;--deep:#fff;' +
        '--ink:#000;--on-deep:#000;--on-accent:#000}}',
    },
  ],
  theme: {
    colors: Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
    fontFamily: {
      serif: 'Fraunces,"Fraunces Georgia","Fraunces Noto","Fraunces Times",serif',
      sans: '"Instrument Sans","Instrument Arial",system-ui,sans-serif',
    },
    /** A screen is tiny where the browser's font is twice as large as usual. */
    breakpoints: { tiny: '15rem', xs: '22.5rem', sm: '40rem', md: '56rem', lg: '74rem' },
    /** [size, line height]; sizes grow with the screen from 375 to 1440 px. However large the browser's font is, the words of headings fit a phone. */
    fontSize: {
      xs: ['0.8125rem', '1.45'],
      code: ['0.875rem', '1.55'],
      sm: ['0.9375rem', '1.5'],
      base: ['clamp(1.0625rem,1.03rem + 0.14vw,1.125rem)', '1.62'],
      lead: ['clamp(1.1875rem,1.1rem + 0.4vw,1.4375rem)', '1.5'],
      h3: ['min(9vw,clamp(1.25rem,1.2rem + 0.25vw,1.4375rem))', '1.25'],
      h2: ['min(10vw,clamp(1.625rem,1.45rem + 0.75vw,2.125rem))', '1.15'],
      closing: ['min(11vw,clamp(2rem,1.5rem + 2.2vw,3.5rem))', '1.05'],
      h1: ['min(12vw,clamp(2.25rem,1.5rem + 3.6vw,4.75rem))', '1.02'],
      display: ['min(12vw,clamp(2.25rem,1rem + 7.5vw,6.5rem))', '1'],
    },
  },
  shortcuts: {
    /** The width of the page's content. */
    wrapper: 'w-full max-w-76rem mx-auto px-5 sm:px-8',
    /** The page's 12 columns. */
    columns: 'grid grid-cols-1 gap-x-8 gap-y-5 sm:gap-y-6 md:grid-cols-12',
    'section-spacing': 'py-16 md:py-24',
    /** The longest line that reads well: about 68 characters. Not in `ch`, which changes with the font. */
    measure: 'max-w-32em',
    /** A short label above a heading. */
    kicker: 'font-sans text-sm font-600 text-teal m-0',
    'heading-1': 'font-serif text-h1 m-0 [text-wrap:balance] tracking-[-0.015em]',
    'heading-2': 'font-serif text-h2 m-0 [text-wrap:balance] tracking-[-0.01em]',
    'heading-3': 'font-serif text-h3 m-0 [text-wrap:balance]',
    button:
      'relative inline-flex items-center justify-center gap-2 max-w-full min-h-11 px-5 lt-tiny:px-2 py-2 rounded-1 text-base font-600 no-underline cursor-pointer border border-solid box-border text-center [overflow-wrap:anywhere] aria-[disabled=true]:pointer-events-none',
    'button-primary':
      'button bg-accent text-on-accent border-accent hover:(bg-accent-strong border-accent-strong) active:[transform:translateY(1px)]',
    'button-secondary':
      'button bg-transparent text-ink border-edge hover:(border-ink bg-raised) active:[transform:translateY(1px)]',
    'button-quiet':
      'relative inline-flex items-center justify-center min-h-11 min-w-11 px-3 bg-transparent border-0 rounded-1 text-ink text-sm font-600 cursor-pointer hover:bg-sunk',
    chip: 'inline-flex shrink-0 items-center whitespace-nowrap min-h-9 px-3 rounded-full border border-solid border-edge bg-transparent text-ink text-sm cursor-pointer hover:border-ink aria-[pressed=true]:(bg-teal border-teal text-paper)',
    'text-link': 'text-teal underline decoration-1 underline-offset-3',
    input:
      'block w-full box-border [scroll-margin-top:calc(var(--bar)+3rem)] min-h-11 px-3 py-2 rounded-1 border border-solid border-edge bg-raised text-ink font-sans text-base hover:border-ink aria-[invalid=true]:(border-danger hover:border-danger)',
    'menu-link':
      'block px-3 py-3 border-0 bg-transparent text-base no-underline rounded-1 cursor-pointer hover:bg-sunk aria-[current]:(text-teal underline decoration-3 underline-offset-8) lg:(px-2.5 py-2 text-sm) lg:aria-[current]:underline-offset-[1.5rem]',
    bar: 'fixed top-0 inset-x-0 z-20 h-$bar bg-paper border-0 border-b border-solid border-line',
    buttons: 'flex flex-wrap gap-3',
    /** Keeps an element in view, below the bar, while its neighbors scroll. */
    'stays-in-view': 'self-start sticky top-[calc(var(--bar)+2rem)]',
    /** The first three of twelve columns, as a part of the text in the last eight. */
    'side-column': 'absolute inset-y-0 left-[calc(-50%-1rem)] w-[calc(37.5%-1.25rem)]',
    brand: 'flex items-center gap-2 min-w-0 mr-auto pr-2 font-serif no-underline hover:text-teal',
    /** One line is in the space above the heading, whose links stay clickable; a second one moves that down. */
    breadcrumbs:
      'pointer-events-none relative z-1 pt-[calc(var(--bar)+0.5rem)] mb-[calc(-1.6rem-var(--bar))] md:pt-[calc(var(--bar)+1rem)] md:mb-[calc(-2.9rem-var(--bar))]',
    breadcrumb: 'pointer-events-auto inline-block py-1 text-muted underline-offset-3',
    /** A drawing to the right edge of the window; below the words where these need the width. */
    beside: 'aspect-[18/13] md:(absolute inset-y-0 right-0 h-full w-[48%] max-w-240)',
    /** A drawing from edge to edge of the window; a phone shows the middle of it. */
    across: 'w-full aspect-[4/3] sm:aspect-[36/13] max-h-150 lt-sm:(flex justify-center)',
    middle: 'lt-sm:(shrink-0 !w-[160%] max-w-none)',
    'line-top': 'border-0 border-t border-solid border-line',
    'footer-link': 'inline-block py-1 text-ink no-underline hover:underline underline-offset-3',
    logos: '[filter:var(--logo-filter,none)]',
    'sr-only': 'absolute w-px h-px -m-px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',
    'no-print': 'print:!hidden',
    /** Shown in pages without script only, by `ui/inlined.ts`. */
    'noscript-only': 'hidden',
    /** A limit to the number of lines of a text. */
    clamp: '[display:-webkit-box] [-webkit-box-orient:vertical] overflow-hidden',
    'clamp-2': 'clamp [-webkit-line-clamp:2]',
    'clamp-3': 'clamp [-webkit-line-clamp:3]',
    'clamp-6': 'clamp [-webkit-line-clamp:6]',
  },
})
