/**
 * The styles of pages without script. They stand in `<noscript>`, which every browser knows, while
 * `@media (scripting: none)` is unknown to Chrome before 120 and Safari before 17.
 */
export const noscriptCss =
  '.needs-script{display:none!important}.noscript-only{display:revert!important}'
