import type { listIntegrityFlagsSchemas } from '../../../../contract/operator/launch/list-integrity-flags.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { useText } from '../../../ui/i18n/text.tsx'

export type Flag = ValueOf<typeof listIntegrityFlagsSchemas>['list'][number]

/** The rooms' games by the names that players know; a code that has none here is shown as it is. */
export function gameText(gameCode: string, t: ReturnType<typeof useText>): string {
  return gameCode === 'HOLDEM' || gameCode === 'POKDENGROOM' ? t(`integrity_game_${gameCode}`) : gameCode
}
