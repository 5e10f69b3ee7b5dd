import { useState } from 'react'
import {
  readContractEditor,
  type readContractEditorSchemas,
} from '../../../../contract/player/agents/contracts/read-contract-editor.ts'
import {
  readContractTrial,
  type readContractTrialSchemas,
} from '../../../../contract/player/agents/contracts/read-contract-trial.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { contractKinds, type ContractKind } from '../../../../contract/shared/contract-words.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { ceilingAt } from '../../../../kernel/agents/contracts/ceiling.ts'
import { rateReached, type Tier } from '../../../../kernel/agents/contracts/terms.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { SendOffer } from './send-offer.tsx'
import { faultyTiers, nextTier, readTier, typedTier, type TypedTier } from './draft-tiers.ts'
import { TierFields } from './tier-fields.tsx'
import { TrialTable } from './trial-table.tsx'
import { type Editing, kindTexts, percentText, toTiers } from './words.ts'
import styles from './contracts.module.css'

type Editor = ValueOf<typeof readContractEditorSchemas>
type Trial = ValueOf<typeof readContractTrialSchemas>

/** A contract is written here and tried on last month before it is offered. */
export function OfferEditor({ start, onClose }: { start: Editing; onClose: () => void }) {
  const t = useText()
  const [{ kind, toAccount }, setPlace] = useState(start)
  const { data, error } = useCall(readContractEditor, { query: { kind } })
  const trial = useCall(
    readContractTrial,
    { query: { kind, toAccount: toAccount ?? '-' } },
    { isEnabled: toAccount !== null },
  )
  const isReady = toAccount === null || trial.data || trial.error
  return (
    <>
      <div className={styles.head}>
        <span className="row">
          <IconButton icon="back" label={t('contract_back')} onClick={onClose} />
          <h1>{t('contract_offer')}</h1>
        </span>
      </div>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {!data || !isReady ? (
        error ? null : (
          <Skeleton shape="block" />
        )
      ) : (
        <Written
          key={`${kind} ${toAccount} ${data.own?.contractId}`}
          kind={kind}
          toAccount={toAccount}
          editor={data}
          trial={toAccount === null ? undefined : trial.data}
          onPlace={setPlace}
          onClose={onClose}
        />
      )}
    </>
  )
}

interface WrittenProps {
  kind: ContractKind
  toAccount: string | null
  editor: Editor
  trial: Trial | undefined
  onPlace: (place: Editing) => void
  onClose: () => void
}

function Written({ kind, toAccount, editor, trial, onPlace, onClose }: WrittenProps) {
  const t = useText()
  const { own, bounds, receivers } = editor
  const ownTiers = toTiers(own?.tiers ?? [])
  const standing = trial?.standing ? toTiers(trial.standing.tiers) : null
  const [typed, setTyped] = useState<readonly TypedTier[]>(() =>
    (trial?.draft ? toTiers(trial.draft.tiers) : (standing ?? ownTiers)).map(typedTier),
  )
  const tiers = typed.map(readTier)
  const faults = faultyTiers(kind, tiers, bounds, ownTiers)
  const receiver = receivers.find(({ account }) => account === toAccount)
  const change = (index: number, to: TypedTier) =>
    setTyped(typed.map((one, place) => (place === index ? to : one)))
  if (!own) return <Note tone="info">{t('contract_editor_own_none')}</Note>
  return (
    <>
      <div className={styles.editor}>
        <section className={`panel ${styles.form}`}>
          <div className={styles.who}>
            <SelectField
              label={t('contract_editor_receiver')}
              placeholder={t('contract_choose_receiver')}
              choices={receivers.map(({ account, nickname, isOffered }) => ({
                key: account,
                text: account,
                note: isOffered ? t('contract_receiver_waits') : nickname,
              }))}
              value={toAccount}
              onChange={(account) => onPlace({ kind, toAccount: account })}
            />
            <SelectField
              label={t('contract_kind')}
              choices={contractKinds.map((key) => ({ key, text: t(kindTexts[key]) }))}
              value={kind}
              onChange={(key) => onPlace({ kind: key, toAccount })}
            />
          </div>
          <p className="small text-2">
            {t(`contract_period_${own.period}`)}
            {trial?.standing ? ` · ${t('contract_editor_old_stands')}` : null} ·{' '}
            {t('contract_answer_by', { at: formatRecordTime(editor.answerBy) })}
          </p>
          {receivers.length === 0 ? <Note tone="info">{t('contract_no_receiver')}</Note> : null}
          <h2>{t('contract_editor_tiers')}</h2>
          {typed.map((one, index) => (
            <TierFields
              key={one.key}
              index={index}
              typed={one}
              bounds={bounds}
              own={ownTiers}
              standing={standing}
              fault={faults.get(index)}
              hasMinimums={kind !== 'REALTIME_SALARY'}
              onChange={(to) => change(index, to)}
              {...(typed.length > 1
                ? { onRemove: () => setTyped(typed.filter((_, place) => place !== index)) }
                : {})}
            />
          ))}
          {typed.length < bounds.mostTiers ? (
            <Button
              icon="plus"
              isBlock
              onClick={() => setTyped([...typed, fresh(tiers.at(-1), bounds, ownTiers)])}
            >
              {t('contract_editor_tier_add')}
            </Button>
          ) : null}
          <Button kind="quiet" isBlock onClick={() => setTyped(ownTiers.map(typedTier))}>
            {t('contract_editor_copy_own')}
          </Button>
          <p className="small text-3">
            {kind === 'REALTIME_SALARY' ? t('contract_editor_realtime_one') : t('contract_editor_tier_rule')}{' '}
            {t('contract_editor_step', { step: percentText(bounds.stepPpm) })} ·{' '}
            {t('contract_editor_max', { max: percentText(bounds.mostPpm) })}
          </p>
        </section>
        <Tried {...{ kind, toAccount, editor, trial, tiers, standing }} isFaulty={faults.size > 0} />
      </div>
      <SendOffer
        kind={kind}
        toAccount={toAccount}
        tiers={tiers}
        isOffered={receiver?.isOffered ?? false}
        faultyTier={faults.size > 0 ? Math.min(...faults.keys()) + 1 : null}
        startsAt={editor.startsAt}
        onClose={onClose}
      />
    </>
  )
}

/** A new tier above the last, at most at its ceiling. */
function fresh(last: Tier | undefined, bounds: Editor['bounds'], own: readonly Tier[]): TypedTier {
  const tier = nextTier(last, bounds)
  const most = ceilingAt(own, tier)
  return typedTier({ ...tier, ratePpm: most > 0 ? Math.min(most, tier.ratePpm) : tier.ratePpm })
}

/** What the offer would have come to, and what it does to contracts below. */
function Tried({
  kind,
  toAccount,
  editor: { own },
  trial,
  tiers,
  standing,
  isFaulty,
}: Pick<WrittenProps, 'kind' | 'toAccount' | 'editor' | 'trial'> & {
  tiers: readonly Tier[]
  standing: readonly Tier[] | null
  isFaulty: boolean
}) {
  const t = useText()
  if (!trial || !toAccount || !own) return null
  const terms = (of: readonly Tier[]) => ({
    kind,
    tiers: of,
    carry: own.carry,
    carryPeriods: own.carryPeriods,
  })
  const lower = (standing ?? []).some(
    (tier) => rateReached(tiers, { valid: tier.minValid, active: tier.minActive }) < tier.ratePpm,
  )
  return (
    <div className="stack">
      <section className={`panel ${styles.trial}`}>
        <div>
          <h2>{t('contract_trial_title')}</h2>
          <p className="small text-3">
            {t('contract_trial_text', { name: toAccount })}
            {kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'
              ? ` · ${t('contract_trial_by_day')}`
              : null}
          </p>
        </div>
        {isFaulty ? null : (
          <TrialTable
            periods={trial.periods}
            account={toAccount}
            standing={standing ? terms(standing) : null}
            offered={terms(tiers)}
            own={terms(toTiers(own.tiers))}
          />
        )}
      </section>
      {standing ? (
        <section className={`panel ${styles.effect}`}>
          <h2>{t('contract_effect')}</h2>
          <Note tone={lower ? 'info' : 'good'}>
            {t(lower ? 'contract_effect_lower' : 'contract_effect_none', { name: toAccount })}
          </Note>
        </section>
      ) : null}
    </div>
  )
}
