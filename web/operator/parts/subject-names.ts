/** What changes are about, as people call it. */
import type { TextKey, Translate } from '../../ui/i18n/text.tsx'
import { paths } from '../paths.ts'

const textOr = (key: string, name: string, t: Translate) => (t.has(key as TextKey) ? t(key as TextKey) : name)

/** The name of a setting; one without a sentence is shown under its own name. */
export const settingText = (name: string, t: Translate): string =>
  textOr(`setting_${name.replace('.', '_')}`, name, t)

export const flagText = (name: string, t: Translate): string => textOr(`site_flag_${name}`, name, t)

/** A field of registration. */
export const fieldText = (name: string): TextKey =>
  `field_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}` as TextKey

/** A subject such as `setting:cashier.fourEyesAmount` with its name and its own screen if it has one. */
export function subjectOf(
  { subject, title }: { subject: string; title: string },
  t: Translate,
): { name: string; href?: string } {
  const [sort, id = ''] = subject.split(':')
  switch (sort) {
    case 'member':
      return { name: title, href: paths.member(id) }
    case 'kyc':
      return { name: title, href: paths.kycRequest(id) }
    case 'setting':
      return { name: settingText(id, t), href: paths.settings }
    case 'flag':
      return { name: flagText(id, t), href: paths.flags }
    case 'site':
      return { name: t('site_regions'), href: paths.access }
    case 'register-field':
      return { name: t(fieldText(id)), href: paths.registerFields }
    case 'issue': {
      // A game code has no hyphen, the number of a yeekee round has one.
      const cut = id.indexOf('-')
      return { name: title, href: paths.lotteryIssue(id.slice(0, cut), id.slice(cut + 1)) }
    }
    case 'lottery-terms':
    case 'lottery-beacon':
      return { name: title, href: paths.lotteryGame(id) }
    case 'vendor':
      return { name: title, href: paths.games }
    case 'fixture':
      return { name: title, href: paths.sportsResultOf(id) }
    case 'market': {
      const fixtureId = subject.split(':').slice(2).join(':')
      return fixtureId ? { name: title, href: paths.sportsResultOf(fixtureId) } : { name: title }
    }
    case 'sport-bet':
      return { name: title, href: paths.sportsBet(id) }
    default:
      return { name: title }
  }
}
