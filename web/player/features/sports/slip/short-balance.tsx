import { useStore } from 'zustand'
import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { member } from '../../../state/member.ts'
import '../texts.ts'
import { typeStake } from './slip-store.ts'
import styles from './slip.module.css'
import { stakeText } from './stake-box.tsx'
import type { SlipView } from './use-slip-view.ts'

/** The stake is more than the member has: they bet what they have, or deposit. */
export function ShortBalance({ view: { balance, affordable, limits } }: { view: SlipView }) {
  const t = useText()
  const mayDeposit = useStore(member, ({ info }) => info !== null && !info.isTrial && !info.restricted)
  const isEnough = affordable !== null && limits !== null && affordable >= limits.min
  return (
    <>
      <p className={styles.refusal} role="alert">
        {t('sport_slip_balance', { balance: formatMoney(balance ?? 0) })}
      </p>
      {isEnough ? (
        <Button kind="primary" size="large" isBlock onClick={() => typeStake(stakeText(affordable))}>
          {t('sport_slip_use', { amount: formatMoney(affordable) })}
        </Button>
      ) : null}
      {mayDeposit ? (
        <Button isBlock onClick={() => void navigate(paths.member('depositv2'))}>
          {t('header_deposit')}
        </Button>
      ) : null}
    </>
  )
}
