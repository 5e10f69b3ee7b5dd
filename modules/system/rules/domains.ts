/**
 * Which names may be in the list of a merchant's own addresses. Browsers are sent there, so a name that leads
 * into a private network, or that only looks like one of ours, is never stored (T-N2).
 */

/** Endings that no public name has. */
const privateEnds = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'test',
  'invalid',
  'onion',
  'arpa',
])

/**
 * Whether a text is a public host name in lower case: at least two labels, the last one of letters, so that
 * no IP address in any notation passes, no port, no path, and no address hidden in a name (10.0.0.1.nip.io).
 */
export function isPublicDomain(host: string): boolean {
  if (host.length > 253) return false
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || !/^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(last) || privateEnds.has(last))
    return false
  if (!labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))) return false
  return !/(?:^|[.-])[0-9]{1,3}(?:[.-][0-9]{1,3}){3}(?:[.-]|$)/.test(host)
}
