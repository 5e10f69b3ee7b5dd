/** The panels of the member centre, in their groups: a group is a file in panels/ and a line here. */
import { accountPanels } from './panels/account.tsx'
import { moneyPanels } from './panels/money.tsx'
import type { PanelGroup } from './panels/panel.ts'
import { recordPanels } from './panels/records.tsx'
import { rewardPanels } from './panels/rewards.tsx'

export const groups: readonly PanelGroup[] = [moneyPanels, recordPanels, rewardPanels, accountPanels]
