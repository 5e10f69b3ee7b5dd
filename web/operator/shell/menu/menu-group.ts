/** A place of the console's menu, with the ability that shows it, and the groups that hold them. */
import type { Ability } from '../../../../contract/operator/identity/abilities.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export interface MenuPlace {
  key: string
  text: TextKey
  /** A shorter word for the bar of phones. */
  short?: TextKey
  icon: IconName
  href: string
  ability: Ability | null
  counts?:
    | 'withdrawals'
    | 'deposits'
    | 'adjustments'
    | 'changes'
    | 'proposals'
    | 'chats'
    | 'feedback'
    | 'applications'
    | 'kyc'
    | 'aml'
    | 'returns'
    | 'integrity'
  isDemoOnly?: boolean
}
/** An area of the console; a product brings its own. */
export interface MenuGroup {
  key: string
  title: TextKey | null
  places: readonly MenuPlace[]
}
