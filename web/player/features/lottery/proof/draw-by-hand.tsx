import '../parts/texts.ts'
import { useState } from 'react'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { type CheckedDraw, checkDraw, type DrawClaim, drawnCodes } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { loadDrand } from './load-drand.ts'

/** More than the bets of any issue that somebody types. */
const MOST_TEXT = 2_000_000
/** The prizes of a whole board. */
const MOST_RESULT = 1_000

/** One bet a line: its id and the member's seed. */
const ordersOf = (text: string): DrawClaim['orders'] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length === 0) return null
  return lines.map((line) => {
    const [orderId = '', ...seed] = line.split(':')
    return { orderId, clientSeed: seed.join(':') }
  })
}

/** The close is known of a known issue alone; without it the round is taken as it is said. */
function drandOf(
  { numero, drandRound, drandSignature }: { numero: string; drandRound: string; drandSignature: string },
  given: DrawClaim | undefined,
): DrawClaim['drand'] {
  if (drandRound === '') return null
  const closesAt = given?.numero === numero ? (given.drand?.closesAt ?? '') : ''
  return { closesAt, round: drandRound, signature: drandSignature }
}

/** A draw from values that somebody kept, without any server; `given` fills the fields with a known draw. */
export function DrawByHand({ given }: { given?: DrawClaim }) {
  const t = useText()
  const { familyOf, nameOf } = useGameNames()
  const nameOfCode = (code: string) =>
    numberGameOf(code) ? nameOf({ gameCode: code, name: code }) : familyOf(code)
  const [checked, setChecked] = useState<CheckedDraw | null>(null)
  const form = useForm({
    start: {
      family: given?.family ?? drawnCodes[0]!,
      numero: given?.numero ?? '',
      seed: given?.seed ?? '',
      beacon: given?.beacon ?? '',
      commit: given?.commit ?? '',
      previousLink: given?.previousLink ?? '',
      result: given?.result ?? '',
      drandRound: given?.drand?.round ?? '',
      drandSignature: given?.drand?.signature ?? '',
      orders: (given?.orders ?? []).map(({ orderId, clientSeed }) => `${orderId}:${clientSeed}`).join('\n'),
    },
    send: async ({ orders, ...values }) => {
      const clean = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          name === 'family' ? value : value.trim().toLowerCase(),
        ]),
      ) as typeof values
      // A draw without bets has the digest of its number, which needs no list.
      const noBets = given?.orders?.length === 0 ? [] : null
      const drand = drandOf(clean, given)
      const isSigned = drand?.signature ? await loadDrand() : null
      setChecked(checkDraw({ ...clean, drand, orders: ordersOf(orders) ?? noBets }, isSigned))
      return undefined
    },
  })
  const hex = { maxLength: 64, autoComplete: 'off', spellCheck: false } as const
  return (
    <Form form={form} className="stack">
      <SelectField
        label={t('draw_choose_game')}
        choices={drawnCodes.map((key) => ({ key, text: nameOfCode(key) }))}
        value={form.values.family}
        onChange={(family) => form.edit({ family })}
      />
      <TextField
        label={t('draw_proof_numero')}
        inputMode="numeric"
        isRequired
        maxLength={12}
        {...form.field('numero')}
      />
      <TextField label={t('draw_proof_seed_input')} icon="key" isRequired {...hex} {...form.field('seed')} />
      <TextField
        label={t('draw_proof_beacon_input')}
        icon="user"
        isRequired
        {...hex}
        {...form.field('beacon')}
      />
      <TextField
        label={t('draw_proof_drand_round_input')}
        inputMode="numeric"
        maxLength={12}
        {...form.field('drandRound')}
      />
      <TextField
        label={t('draw_proof_drand_signature_input')}
        {...hex}
        maxLength={96}
        {...form.field('drandSignature')}
      />
      <TextField label={t('draw_proof_commit_input')} icon="lock" {...hex} {...form.field('commit')} />
      <TextField label={t('draw_proof_link_input')} icon="link" {...hex} {...form.field('previousLink')} />
      <TextField
        label={t('draw_proof_result_input')}
        maxLength={MOST_RESULT}
        autoComplete="off"
        {...form.field('result')}
      />
      <TextAreaField
        label={t('draw_proof_orders_input')}
        maxLength={MOST_TEXT}
        spellCheck={false}
        {...form.field('orders')}
      />
      <Button type="submit" kind="jade" icon="refresh" isBlock>
        {t('draw_proof_compute')}
      </Button>
      {checked ? (
        <>
          <Note tone={checked.isRight ? 'good' : 'bad'}>
            {t(checked.isRight ? 'draw_proof_all_hold' : 'draw_proof_one_fails')}
          </Note>
          <CheckList checked={checked} />
        </>
      ) : null}
    </Form>
  )
}
