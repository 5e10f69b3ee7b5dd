/**
 * Which names may stand in the list of a merchant's own addresses. Browsers are sent there, so a name that leads into
 * somebody's network, or that only looks like one of ours, is never kept (T-N2).
 */

/** Ends that belong to no public name. */
const privateEnds = new Set(['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'test', 'invalid', 'onion', 'arpa'])

/**
 * True for a public host name as it is written in lower case: two labels at least, the last one of letters, so that no
 * address in any notation passes, no port, no path, and no address hidden in a name (10.0.0.1.nip.io).
 */
export function isPublicDomain(host: string): boolean {
  if (host.length > 253) return false
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || !/^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(last) || privateEnds.has(last)) return false
  if (!labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))) return false
  return !/(?:^|[.-])[0-9]{1,3}(?:[.-][0-9]{1,3}){3}(?:[.-]|$)/.test(host)
}
