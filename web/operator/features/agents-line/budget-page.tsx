import { useState } from 'react'
import { readEconomy, type readEconomySchemas } from '../../../../contract/operator/identity/read-economy.ts'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { changeSetting } from '../../../../contract/operator/system/change-setting.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { brokenBy, economyFigures, type Economy } from '../../../../kernel/agents/economy-guard.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { SecondMissing, tellChange, useWaiting } from '../../parts/waiting-changes.tsx'
import { BudgetEditor } from './budget-editor.tsx'
import { BudgetProducts } from './budget-products.tsx'
import { budgetSettings, economyWith, textsOf, wrongFields, type BudgetPlace } from './budget-settings.ts'
import { GuardPanel } from './guard-panel.tsx'
import styles from './budget.module.css'

type House = ValueOf<typeof readEconomySchemas>

/** What every product earns and promises away; each figure is changed here, with the guard's answer before. */
export function BudgetPage() {
  const t = useText()
  const answer = useCall(readEconomy, {}, { staleMs: 1_000 })
  const [place, setPlace] = useState<BudgetPlace>({ part: 'salaries' })
  return (
    <>
      <PageHead title={t('op_budget_title')} text={t('op_budget_text')} />
      <Loaded answer={answer}>
        {(house) => (
          <Budget
            key={`${place.part} ${place.product ?? ''} ${JSON.stringify(house.economy[place.part])}`}
            house={house}
            place={place}
            onPlace={setPlace}
          />
        )}
      </Loaded>
    </>
  )
}

function Budget({
  house,
  place,
  onPlace,
}: {
  house: House
  place: BudgetPlace
  onPlace: (place: BudgetPlace) => void
}) {
  const t = useText()
  const waiting = useWaiting()
  // On the wire its records are open; the server fills in every product.
  const economy = house.economy as unknown as Economy
  const { part } = place
  const form: FormState<Record<string, string>> = useForm<Record<string, string>>({
    start: () => textsOf(economy, part),
    check: (texts) =>
      Object.fromEntries(wrongFields(texts).map((field) => [field, t('op_budget_figure_wrong')])),
    send: async (texts) => {
      const value = JSON.stringify(economyWith(economy, part, texts)[part])
      const { state } = await callServer(changeSetting, {
        params: { name: budgetSettings[part] },
        body: { value },
      })
      tellChange(state, t, 'set_saved')
      form.edit(textsOf(economy, part))
      await refresh(readEconomy, listSettings, listProposals, countWaitingWork)
    },
  })
  const tried = economyWith(economy, part, form.values)
  return (
    <>
      <SecondMissing waiting={waiting} />
      <div className={styles.columns}>
        <BudgetProducts
          before={economyFigures(economy)}
          after={economyFigures(tried)}
          weights={tried.salaryWeights}
          highestG={economy.highestG}
          place={place}
          onPlace={onPlace}
        />
        <div className={styles.beside}>
          <BudgetEditor
            form={form}
            place={place}
            onPlace={onPlace}
            onReset={() => form.edit(textsOf(economy, part))}
            isChanged={JSON.stringify(tried[part]) !== JSON.stringify(economy[part])}
            broken={brokenBy(economy, tried)}
            isGuarded={house.isGuarded}
            waiting={waiting}
          />
          <GuardPanel isGuarded={house.isGuarded} waiting={waiting} />
        </div>
      </div>
    </>
  )
}
