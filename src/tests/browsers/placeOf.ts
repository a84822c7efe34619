/** Where an element is, for a click by coordinates. */

/**
 * An expression in the page that scrolls to an element, at once, whatever the page's own scrolling.
 * @param target a CSS selector, or an XPath that begins with `/`; the first match counts
 * @returns its value is the middle of the element; it throws where a visitor could not click on it
 */
export const placeOf = (target: string) => `(() => {
  const target = ${JSON.stringify(target)}
  const element = target.startsWith('/')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
    : document.querySelector(target)
  if (!element) throw new Error('There is no ' + target)
  document.documentElement.style.scrollBehavior = 'auto'
  element.scrollIntoView({ block: 'center' })
  document.documentElement.style.scrollBehavior = ''
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !element.contains(hit)) throw new Error(target + ' cannot be clicked; there is ' + (hit && hit.outerHTML.slice(0, 80)))
  return { x, y }
})()`
