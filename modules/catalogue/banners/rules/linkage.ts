/**
 * Where a banner may lead (security/decisions.md §4, T-X2): into the site, or to an https page; no other
 * scheme.
 */
import { isSitePage, type LinkageType } from '../../../../contract/shared/banner-words.ts'

const CATEGORY = /^(RNG|LIVE|FISH|SPORTS|PVP|ELOTT|LOTT|ESPORTS|COCKFIGHT)$/
const GAME = /^[A-Z][A-Z0-9_]{1,19}\/[A-Za-z0-9_.:-]{1,64}$/

export function isSafeLinkage(type: LinkageType, linkage: string): boolean {
  switch (type) {
    case 'NONE':
      return linkage === ''
    case 'GAME':
      return GAME.test(linkage)
    case 'CATEGORY':
      return CATEGORY.test(linkage)
    case 'PAGE':
      return isSitePage(linkage)
    case 'URL':
      return isHttpsPage(linkage)
  }
}

function isHttpsPage(text: string): boolean {
  // Compared literally before it is parsed, since a parser accepts spaces, tabs and backslashes.
  if (!/^https:\/\/[A-Za-z0-9]/.test(text) || /[\s\\<>"'`]/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}
