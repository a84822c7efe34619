/** @returns whether what is sent to an address stays unread on its way: by https, or on this machine */
export function isSafeAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  )
}
