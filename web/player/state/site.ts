/**
 * What the site is: name, flags, languages, licence, service channels, notices and the categories that have
 * games.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { readStatusSchemas } from '../../../contract/player/system/read-status.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { type InterfaceLanguage, languageOfTag } from '../../../kernel/languages.ts'
import { SERVICE_PREFIX } from '../../../contract/shared/service-words.ts'
import type { House } from '../../../design/house.ts'
import type { IconName } from '../../ui/icon/icon.tsx'

export type SiteStatus = ValueOf<typeof readStatusSchemas>

export interface ServiceChannel {
  key: string
  csType: string
  title: string
  icon: IconName
  url: string
}

export interface Site {
  name: string
  /** 0 open, 1 maintenance, 2 closed to the region. */
  status: number
  maintenanceEndTime: string | null
  ip: string
  minAge: number
  isDemo: boolean
  hasFreePlay: boolean
  hasRegistration: boolean
  /** Registration by mobile number, and whether a password is chosen there. */
  hasMobileRegistration: boolean
  hasMobilePassword: boolean
  /** A number filled in at registration is proven by a code. */
  isMobileVerified: boolean
  /** Phone comes first when a password was forgotten. */
  hasPhoneRecovery: boolean
  hasCountrySelector: boolean
  /** Numbers can be proven on the page of another service. */
  hasPhoneService: boolean
  hasCodeLogin: boolean
  /** What the language menu offers. */
  languages: readonly InterfaceLanguage[]
  /** Names of the merchant's own addresses, for the speed test. */
  domains: readonly { host: string; description: string }[]
  hasVip: boolean
  /** Members claim rebates (MANPLAYREB3). */
  hasRebates: boolean
  hasAgentPolicy: boolean
  licence: { text: string; number: string; validatorUrl: string } | null
  channels: readonly ServiceChannel[]
  /** Names of the providers, for the footer. */
  vendors: readonly string[]
  /** Category codes with at least one vendor, in the merchant's order. */
  categories: readonly string[]
  notices: readonly { id: string; title: string; isPromotion: boolean }[]
  /**
   * Promotions wait until it is known that the reader may see them: the page's first HTML is the same for
   * all.
   */
  showsPromotions: boolean
  /** Kinds of articles of which something is published: BLOG, NEWS. */
  sections: readonly string[]
}

export const site = createStore<Site>(() => ({
  name: '',
  status: 0,
  maintenanceEndTime: null,
  ip: '',
  minAge: 21,
  isDemo: false,
  hasFreePlay: false,
  hasRegistration: true,
  hasMobileRegistration: false,
  hasMobilePassword: false,
  isMobileVerified: false,
  hasPhoneRecovery: true,
  hasCountrySelector: false,
  hasPhoneService: false,
  hasCodeLogin: false,
  licence: null,
  languages: ['th', 'en'],
  domains: [],
  hasVip: false,
  hasRebates: false,
  hasAgentPolicy: false,
  channels: [],
  vendors: [],
  categories: [],
  notices: [],
  showsPromotions: false,
  sections: [],
}))

const channelIcons: Record<string, IconName> = {
  LINE: 'chat',
  TELEGRAM: 'plane',
  LIVECHAT: 'cs',
  MOVIES: 'film',
  DOMAIN: 'link',
  HELP: 'help',
}

/** The part of the site's state that `/wps/system/status` answers. */
export function siteOfStatus({
  status,
  info,
  maintenance,
  regionRestriction,
}: SiteStatus): Omit<Site, 'vendors' | 'categories' | 'notices' | 'showsPromotions' | 'sections'> {
  const { whitelabel } = info
  return {
    name: whitelabel.name,
    status,
    maintenanceEndTime: maintenance.endTime,
    ip: regionRestriction.ip || info.location.ip,
    minAge: whitelabel.minAge,
    isDemo: whitelabel.isDemo,
    hasFreePlay: whitelabel.freePlay,
    hasRegistration: whitelabel.registration,
    hasMobileRegistration: whitelabel.MOBILENUMREG3,
    hasMobilePassword: whitelabel.MOBILENUMPASSREG3,
    isMobileVerified: whitelabel.REGMOBVERF3,
    hasPhoneRecovery: whitelabel.phonePasswordRecovery,
    hasCountrySelector: whitelabel.countrySelector,
    hasPhoneService: whitelabel.phoneSignIn,
    hasCodeLogin: whitelabel.codeLogin,
    languages: whitelabel.languages.flatMap((code) => languageOfTag(code) ?? []),
    domains: info.domainRoute.domainList.map(({ domainName, description }) => ({
      host: domainName,
      description,
    })),
    hasVip: whitelabel.hasVip,
    hasRebates: whitelabel.MANPLAYREB3,
    hasAgentPolicy: whitelabel.AGENTPOLICY3,
    licence: whitelabel.licence,
    channels: info.customerService.map(({ csType, title, path }, order) => ({
      key: `${csType}-${order}`,
      csType,
      title,
      icon: channelIcons[csType] ?? 'cs',
      url: SERVICE_PREFIX + path,
    })),
  }
}

/** What the house's amounts and times are written in; for `setHouse`. */
export const houseOfStatus = ({ info: { whitelabel } }: SiteStatus): House => whitelabel

export function useSite(): Site {
  return useStore(site)
}

export function useSiteName(): string {
  return useStore(site, (state) => state.name)
}

export function useCategories(): readonly string[] {
  return useStore(site, (state) => state.categories)
}

export function useServiceChannels(): readonly ServiceChannel[] {
  return useStore(site, (state) => state.channels)
}

export function useNotices(): Site['notices'] {
  const notices = useStore(site, (state) => state.notices)
  const showsPromotions = useStore(site, (state) => state.showsPromotions)
  return showsPromotions ? notices : notices.filter(({ isPromotion }) => !isPromotion)
}

export function useSections(): readonly string[] {
  return useStore(site, (state) => state.sections)
}

/** What the shell shows of the announcements: the line of notices, and which kinds of articles there are. */
export function noticesOfSite(
  announcements: {
    player: readonly { id: string; title: string; promotionType: string }[]
    sections: readonly string[]
  } | null,
): Pick<Site, 'notices' | 'sections'> {
  return {
    notices: (announcements?.player ?? [])
      .slice(0, 10)
      .map(({ id, title, promotionType }) => ({ id, title, isPromotion: promotionType === 'PROMOTION' })),
    sections: announcements?.sections ?? [],
  }
}
