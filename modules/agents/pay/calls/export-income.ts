import { exportIncome, exportIncomeSchemas } from '../../../../contract/player/agents/pay/export-income.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { fileWords } from '../locales/files.ts'
import { incomeByDay, incomeRange, type Income } from '../income/income.ts'

const row = (name: string, income: Income): Cell[] => [
  name,
  income.commission,
  income.daily,
  income.hourly,
  income.realtime,
  income.dividend,
  income.total,
  income.transfers,
]

export const handleExportIncome = handleFile(
  exportIncome,
  exportIncomeSchemas,
  async (context, { query }) => {
    const agentId = context.actor.accountId
    const range = incomeRange(context, query)
    const { timeZone } = context.merchant
    const words = fileWords[context.speech]
    const { income, days } = await incomeByDay(context.tx, agentId, range, timeZone)
    return tableFile({
      name: `income-${range.from}-${range.to}`,
      format: query.format,
      timeZone,
      heads: words.income,
      pages: (async function* pages() {
        yield [...days.map((day) => row(day.day, day)), row(words.total, income)]
      })(),
    })
  },
)
