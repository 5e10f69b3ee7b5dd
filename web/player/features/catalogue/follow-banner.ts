import type { MouseEvent } from 'react'
import { isSitePage } from '../../../../contract/shared/banner-words.ts'
import { takeClick } from '../../app-link.tsx'
import { openGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { categoryEntries } from '../../shell/menu-entries.ts'
import type { Banner } from '../../state/home.ts'

/**
 * Where a banner leads: a game, a category's lobby, a page of the site, another site's https page, or
 * nowhere.
 */
export function bannerHref({ linkageType, linkage }: Banner): string | null {
  const type = String(linkageType)
  if (type === 'GAME') {
    const [vendor, gameCode] = linkage.split('/')
    return vendor && gameCode ? paths.seamless({ vendor, gameCode }) : null
  }
  if (type === 'CATEGORY') return categoryEntries[linkage]?.href ?? paths.home()
  if (type === 'URL') return linkage.startsWith('https://') ? linkage : null
  return type === 'PAGE' && isSitePage(linkage) ? linkage : null
}

export function followBanner(event: MouseEvent<HTMLAnchorElement>, banner: Banner): void {
  const href = bannerHref(banner)
  // Another site opens in a tab of its own, as the browser does by itself.
  if (!href || String(banner.linkageType) === 'URL') return
  const [vendor = '', gameCode = ''] = banner.linkage.split('/')
  // A banner does not say whether free play is possible: a trial account is asked for a real one.
  if (String(banner.linkageType) === 'GAME') openGame(event, { vendor, gameCode, isFreePlayable: false })
  else takeClick(event, href)
}
