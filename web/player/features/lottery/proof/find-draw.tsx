import '../parts/texts.ts'
import { readLobby } from '../../../../../contract/player/lottery/read-lobby.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useGameNames } from '../parts/game-name.ts'
import { DrawByHand } from './draw-by-hand.tsx'
import styles from './proof.module.css'

/** An issue of a lottery to check; nothing if no lottery is offered. `gameCode`: the one that is looked at. */
export default function FindDraw({ gameCode }: { gameCode?: string | undefined }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { data } = useCall(readLobby, {})
  const games = data?.games ?? []
  const form = useForm({
    start: { gameCode: gameCode ?? '', numero: '' },
    send: (values) => {
      const numero = values.numero.trim()
      const chosen = values.gameCode || games[0]!.gameCode
      if (!/^\d{8,12}$/.test(numero)) return { numero: t('draw_proof_numero_wrong') }
      void navigate(paths.verifyDraw(chosen, numero))
      return undefined
    },
  })
  if (games.length === 0) return null
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('draw_proof_find')}</h2>
      <Form form={form} className="stack">
        <SelectField
          label={t('draw_choose_game')}
          choices={games.map((one) => ({ key: one.gameCode, text: nameOf(one) }))}
          value={form.values.gameCode || games[0]!.gameCode}
          onChange={(next) => form.edit({ gameCode: next })}
        />
        <TextField
          label={t('draw_proof_numero')}
          inputMode="numeric"
          isRequired
          maxLength={12}
          {...form.field('numero')}
        />
        <Button type="submit" kind="primary" isBlock>
          {t('draw_nav_verify')}
        </Button>
      </Form>
      {gameCode === undefined ? (
        <details className={styles.more}>
          <summary>{t('draw_proof_by_hand')}</summary>
          <DrawByHand />
        </details>
      ) : null}
    </section>
  )
}
