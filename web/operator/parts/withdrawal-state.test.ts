import { expect, test } from 'vitest'
import { withdrawalStates } from '../../../contract/shared/cashier-states.ts'
import english from '../../ui/locales/en/cashier.ts'
import thai from '../../ui/locales/th/cashier.ts'
import englishMoney from '../locales/en/money.ts'
import thaiMoney from '../locales/th/money.ts'
import { withdrawalStateText } from './withdrawal-state.ts'

test('the console speaks of the member: no state of a withdrawal says that the reader is waited for', () => {
  for (const state of withdrawalStates) {
    for (const texts of [
      { ...english, ...englishMoney },
      { ...thai, ...thaiMoney },
    ]) {
      const text = (texts as Record<string, string>)[withdrawalStateText(state)]
      expect(text, state).toBeTruthy()
      expect(text, state).not.toMatch(/your|คุณ/)
    }
  }
})
