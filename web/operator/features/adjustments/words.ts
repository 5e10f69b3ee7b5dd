import type { listAdjustmentsSchemas } from '../../../../contract/operator/members/list-adjustments.ts'
import type { AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Adjustment = ValueOf<typeof listAdjustmentsSchemas>['list'][number]

export type State = Adjustment['state']

export const tabs: readonly { key: State; text: TextKey }[] = [
  { key: 'PENDING', text: 'adjust_waiting' },
  { key: 'POSTED', text: 'adjust_posted' },
  { key: 'REJECTED', text: 'adjust_rejected' },
]

export const codeText = (code: AdjustmentCode) => `adjust_code_${code.toLowerCase()}` as TextKey
