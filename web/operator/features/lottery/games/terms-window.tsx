import { changeTerms } from '../../../../../contract/operator/lottery/change-terms.ts'
import { listOfferedGames } from '../../../../../contract/operator/lottery/list-offered-games.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import { formatAmount, parseAmount, plainDigits } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import type { OfferedGame } from '../words.ts'

/** What the house offers of a lottery, for bets from now on. */
export function TermsWindow({ game, onClose }: { game: OfferedGame; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={game.name}>
      <TermsForm game={game} onClose={onClose} />
    </Modal>
  )
}

const amounts = [
  ['minTicketAmount', 'lot_min_ticket'],
  ['maxTicketAmount', 'lot_max_ticket'],
  ['maxPayoutAmount', 'lot_max_payout'],
] as const

const LARGEST_GROUP = 1_980
const SMALLEST_GROUP = 1_800

/** The prize group of classic numbers; undefined if it is none. */
function groupOf(text: string): number | undefined {
  const group = /^\d{4}$/.test(plainDigits(text)) ? Number.parseInt(plainDigits(text), 10) : 0
  return group >= SMALLEST_GROUP && group <= LARGEST_GROUP && group % 2 === 0 ? group : undefined
}

function TermsForm({ game, onClose }: { game: OfferedGame; onClose: () => void }) {
  const t = useText()
  const isClassic = game.kind === 'CLASSIC'
  const form = useForm({
    start: {
      isOn: game.isOn,
      refundsTies: game.refundsTies ?? false,
      largestG: String(game.largestG ?? ''),
      minTicketAmount: formatAmount(game.minTicketAmount),
      maxTicketAmount: formatAmount(game.maxTicketAmount),
      maxPayoutAmount: formatAmount(game.maxPayoutAmount),
      maxPayoutPerNumber: game.maxPayoutPerNumber === null ? '' : formatAmount(game.maxPayoutPerNumber),
      reason: '',
    },
    send: async ({ isOn, refundsTies, largestG, reason, ...texts }) => {
      const group = groupOf(largestG)
      if (isClassic && group === undefined) return { largestG: t('lot_group_wrong') }
      const minTicketAmount = parseAmount(texts.minTicketAmount)
      const maxTicketAmount = parseAmount(texts.maxTicketAmount)
      const maxPayoutAmount = parseAmount(texts.maxPayoutAmount)
      const maxPayoutPerNumber = parseAmount(texts.maxPayoutPerNumber)
      if (!minTicketAmount) return { minTicketAmount: t('lot_amount_wrong') }
      if (!maxTicketAmount || maxTicketAmount < minTicketAmount)
        return { maxTicketAmount: t('lot_max_ticket_wrong') }
      if (!maxPayoutAmount) return { maxPayoutAmount: t('lot_amount_wrong') }
      if (!isClassic && !maxPayoutPerNumber) return { maxPayoutPerNumber: t('lot_amount_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeTerms, {
        params: { gameCode: game.gameCode },
        body: {
          isOn,
          ...(isClassic && group ? { refundsTies, largestG: group } : {}),
          ...(!isClassic && maxPayoutPerNumber ? { maxPayoutPerNumber } : {}),
          minTicketAmount,
          maxTicketAmount,
          maxPayoutAmount,
          reason: reason.trim(),
        },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(listOfferedGames, listProposals)
      return undefined
    },
  })
  const { values, edit } = form
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('lot_terms_text')}</p>
      <Checkbox checked={values.isOn} onChange={(event) => edit({ isOn: event.target.checked })}>
        {t('lot_is_on')}
      </Checkbox>
      {isClassic ? (
        <TextField
          label={t('lot_largest_group')}
          hint={t('lot_group_hint')}
          inputMode="numeric"
          isRequired
          {...form.field('largestG')}
        />
      ) : null}
      {amounts.map(([name, label]) => (
        <TextField key={name} label={t(label)} inputMode="decimal" isRequired {...form.field(name)} />
      ))}
      {isClassic ? null : (
        <TextField
          label={t('lotodds_per_number')}
          hint={t('lotodds_per_number_hint')}
          inputMode="decimal"
          isRequired
          {...form.field('maxPayoutPerNumber')}
        />
      )}
      {game.family === 'SSC' ? (
        <Checkbox
          checked={values.refundsTies}
          onChange={(event) => edit({ refundsTies: event.target.checked })}
        >
          {t('lot_refunds_ties')}
        </Checkbox>
      ) : null}
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      {form.problem ? <FieldMessage error={form.problem} /> : null}
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
