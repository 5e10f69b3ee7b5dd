/** A banner as on the wire, and the time in which it is shown. */
import type { Static } from 'typebox'
import type { Banner } from '../../../../contract/player/catalogue/catalogue-fields.ts'

export type BannerJson = Static<ReturnType<typeof Banner>>

type Texts = Readonly<Record<'TH' | 'EN', string>>

export interface BannerRow {
  banner_id: string
  group_name: BannerJson['groupName']
  image_url: string
  titles: Texts
  texts: Texts
  linkage_type: BannerJson['linkageType']
  linkage: string
  starts_at: Date | null
  ends_at: Date | null
  languages: readonly string[]
}

export interface TimedBanner {
  readonly json: BannerJson
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/**
 * The banners in a language; merchants write them in Thai and English, so readers of other languages see the
 * English ones.
 */
export function bannersIn(banners: readonly BannerRow[], language: string): TimedBanner[] {
  const name = language === 'TH' ? 'TH' : 'EN'
  return banners
    .filter(({ languages }) => languages.length === 0 || languages.includes(name))
    .map((row) => ({ json: bannerJson(row, name), startsAt: row.starts_at, endsAt: row.ends_at }))
}

function bannerJson(row: BannerRow, name: 'TH' | 'EN'): BannerJson {
  const other = name === 'TH' ? 'EN' : 'TH'
  return {
    id: row.banner_id,
    groupName: row.group_name,
    url: row.image_url,
    title: row.titles[name] || row.titles[other],
    text: row.texts[name] || row.texts[other],
    linkageType: row.linkage_type,
    linkage: row.linkage,
  }
}
