import type { SportCode } from '../../../../../kernel/sports/words.ts'
import type { IconName } from '../../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'

const names = {
  FOOTBALL: 'sport_name_football',
  BASKETBALL: 'sport_name_basketball',
  TENNIS: 'sport_name_tennis',
  VOLLEYBALL: 'sport_name_volleyball',
  BADMINTON: 'sport_name_badminton',
  BASEBALL: 'sport_name_baseball',
  MOBA: 'sport_name_moba',
  SHOOTER: 'sport_name_shooter',
} as const satisfies Record<SportCode, TextKey>

const icons = {
  FOOTBALL: 'sport',
  BASKETBALL: 'basketball',
  TENNIS: 'tennis',
  VOLLEYBALL: 'volleyball',
  BADMINTON: 'badminton',
  BASEBALL: 'baseball',
  MOBA: 'moba',
  SHOOTER: 'target',
} as const satisfies Record<SportCode, IconName>

export const sportName = (code: SportCode): TextKey => names[code]
export const isEsport = (code: SportCode): boolean => code === 'MOBA' || code === 'SHOOTER'
export const sportIcon = (code: SportCode): IconName => icons[code]
