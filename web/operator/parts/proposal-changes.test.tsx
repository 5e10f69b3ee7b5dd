import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '../../ui/i18n/text.tsx'
import { createTextStore } from '../../ui/i18n/texts.ts'
import { ProposalChanges } from './proposal-changes.tsx'

const texts = { setting_column_monthlyAmount: 'โบนัสรายเดือน', proposal_field_settingValue: 'ค่า' }
const shown = (before: unknown, after: unknown) =>
  renderToString(
    <TextProvider store={createTextStore('th', texts)}>
      <ProposalChanges
        changes={[{ field: 'settingValue', before: JSON.stringify(before), after: JSON.stringify(after) }]}
      />
    </TextProvider>,
  ).replaceAll(/<[^>]*>/g, ' ')

const level = (monthlyAmount: number) => ({ th: 'โกลด์', monthlyAmount, withdrawalsPerDay: 5 })

test('of a setting that is a table, only the cells that change are told', () => {
  const line = shown([level(0), level(8_800)], [level(0), level(9_900)])
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(line).toBe('1 · โบนัสรายเดือน 88.00 → 99.00')
})

test('any other value is told whole', () => {
  expect(shown(5, 6)).toMatch(/ค่า.*5 → .*6/)
})
