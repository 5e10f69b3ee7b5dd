/** Identity's settings, each changeable by an operator within its bounds (domain/gaps.md §2, §4, §8). */
import type { AnySetting } from '../../system/index.ts'
import { secondStepSettings, signInSettings } from './sign-in.ts'
import { accountSettings } from './accounts.ts'
import { codeSettings } from './codes.ts'
import { economySettings } from './economy.ts'
import { kycDeskSettings } from './verification.ts'

export const settings: readonly AnySetting[] = [
  ...Object.values(signInSettings),
  ...Object.values(secondStepSettings),
  ...Object.values(accountSettings),
  ...Object.values(codeSettings),
  ...Object.values(kycDeskSettings),
  ...Object.values(economySettings),
]
