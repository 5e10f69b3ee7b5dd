import {
  exportContracts,
  exportContractsSchemas,
} from '../../../../contract/player/agents/contracts/export-contracts.ts'
import { handleFile } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { percentCell, type Cell } from '../../../../platform/table-file.ts'
import { listFile } from '../../../cashier/index.ts'
import { contractFileWords } from '../../locales/contract-file.ts'
import { houseName, kindTexts } from '../../locales/contracts.ts'
import { listedContracts } from '../listed.ts'
import { readStanding } from '../store/contracts.ts'
import { viewContracts } from '../views.ts'

const textLanguages = { th: 'TH', en: 'EN', zh: 'ZH' } as const

export const handleExportContracts = handleFile(
  exportContracts,
  exportContractsSchemas,
  async (context, { query: { list = 'MINE', kind } }) => {
    const { actor, merchant, now, speech } = context
    const { accountId } = actor
    const { heads, periods, states } = contractFileWords[speech]
    const language = textLanguages[speech]
    const own = async (reader: Reader) => {
      const standing = await readStanding(reader, {
        merchantId: merchant.id,
        receiverId: accountId,
        ...(kind ? { kind } : {}),
      })
      return { list: standing, totalCount: standing.length }
    }
    const { file } = await listFile(
      context,
      { name: `contracts-${list.toLowerCase()}`, heads },
      (reader, page) =>
        list === 'MINE'
          ? own(reader)
          : listedContracts(reader, { merchantId: merchant.id, accountId, list, kind }, page),
      async (contracts) =>
        (await viewContracts(context.database.kysely, contracts, { accountId }, now)).flatMap((contract) =>
          contract.tiers.map((tier, place): Cell[] => [
            contract.contractNo,
            kindTexts[contract.kind][language],
            contract.giver || houseName[language],
            contract.receiver,
            periods[contract.period],
            states[contract.state],
            place + 1,
            tier.minValid,
            tier.minActive,
            percentCell(tier.ratePpm),
            contract.startsAt,
            contract.endsAt,
            contract.answerBy,
          ]),
        ),
    )
    return file
  },
)
