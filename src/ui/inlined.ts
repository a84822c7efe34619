/** Inline code of pages, which their policy allows by its hash. */

/** The one inline script: it sets the theme that the visitor chose before the page is first painted. */
export const themeScript =
  'try{if(localStorage.theme)document.documentElement.dataset.theme=localStorage.theme}catch(e){}'

/** The styles in `<noscript>`, as Chrome before 120 and Safari before 17 know no `@media (scripting: none)`. */
export const noscriptCss =
  '.needs-script{display:none!important}.noscript-only{display:revert!important}'
