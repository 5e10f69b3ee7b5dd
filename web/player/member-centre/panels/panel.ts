/** A panel of the member centre, and the groups that hold them. */
import type { ComponentType } from 'react'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import type { MemberPanel } from '../../paths.ts'

export interface PanelGroup {
  key: string
  title: TextKey
  panels: readonly {
    key: MemberPanel
    icon: IconName
    title: TextKey
    /** What the house must have; without it there is no such panel. */
    needs?: 'hasVip' | 'hasRebates'
    /** The figure of its badge. */
    counts?: 'unread' | 'rewards' | 'missions'
    Page: ComponentType
  }[]
}
