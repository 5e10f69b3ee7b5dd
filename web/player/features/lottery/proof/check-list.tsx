import { Icon } from '../../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import type { Check, CheckedDraw } from './check-draw.ts'
import styles from './proof.module.css'

const checks = ['commit', 'chain', 'digest', 'round', 'signature', 'randomness', 'result'] as const
const holds = {
  commit: 'draw_proof_commit_holds',
  chain: 'draw_proof_chain_holds',
  digest: 'draw_proof_digest_holds',
  round: 'draw_proof_round_holds',
  signature: 'draw_proof_signature_holds',
  randomness: 'draw_proof_randomness_holds',
  result: 'draw_proof_result_holds',
} as const satisfies Record<(typeof checks)[number], TextKey>
const fails = {
  commit: 'draw_proof_commit_fails',
  chain: 'draw_proof_chain_fails',
  digest: 'draw_proof_digest_fails',
  round: 'draw_proof_round_fails',
  signature: 'draw_proof_signature_fails',
  randomness: 'draw_proof_randomness_fails',
  result: 'draw_proof_result_fails',
} as const satisfies Record<(typeof checks)[number], TextKey>

/** Each step in a sentence, ticked or failed; with what came out here if that is something else. */
export function CheckList({ checked }: { checked: CheckedDraw }) {
  return (
    <div role="status">
      <ul className={styles.checks}>
        {checks.map((key) => (
          <Line key={key} check={checked[key]} right={holds[key]} wrong={fails[key]} />
        ))}
      </ul>
    </div>
  )
}

function Line({
  check: { isRight, computed },
  right,
  wrong,
}: {
  check: Check
  right: TextKey
  wrong: TextKey
}) {
  const t = useText()
  if (isRight === null && computed === null) return null
  return (
    <li className={isRight === false ? styles.wrong : styles.right}>
      <Icon name={isRight === false ? 'close' : isRight ? 'check' : 'info'} size={24} />
      <span>
        {t(isRight === false ? wrong : right)}
        {isRight === true ? null : (
          <code>
            {computed === null ? t('draw_proof_no_value') : t('draw_proof_computed', { value: computed })}
          </code>
        )}
      </span>
    </li>
  )
}
