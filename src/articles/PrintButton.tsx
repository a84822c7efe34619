/** Prints the page. */
export function PrintButton() {
  return (
    <button
      type="button"
      data-defer-click=""
      onClick={() => print()}
      className="needs-script no-print button-quiet border border-solid border-edge"
    >
      Print
    </button>
  )
}
