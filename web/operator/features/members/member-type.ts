import type { TextKey } from '../../../ui/i18n/text.tsx'

/** The account types that operators open, with their names. */
export const memberTypes = ['0', '1', '2', '41', '42'] as const
export type MemberTypeKey = (typeof memberTypes)[number]

export const typeText = (type: number): TextKey =>
  type === 4
    ? 'people_kind_trial'
    : type === 5
      ? 'people_kind_house'
      : `people_type_${type as 0 | 1 | 2 | 41 | 42}`

export const typeOf = (key: MemberTypeKey) => parseInt(key, 10) as 0 | 1 | 2 | 41 | 42

/** Whether the account is a real person's: it has limits, documents and corrections. */
export const isPersonal = ({ kind }: { kind: string }): boolean => kind === 'member' || kind === 'agent'
