import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { briefMoney, percentOfPpm } from '../../../ui/promotions/story.tsx'
import type { Terms } from './types.ts'
import styles from './referral.module.css'

const canShare = (): boolean => typeof navigator.share === 'function'

/** What both receive and for what, and the link with the ways to hand it on. */
export function InviteCard({ terms, code, link }: { terms: Terms; code: string; link: string }) {
  const t = useText()
  const words = t('referral_share_text', { code })
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast.good(t('referral_link_copied'))
  }
  const share = async () => {
    try {
      await navigator.share({ title: words, text: words, url: link })
    } catch (error) {
      // Nobody was chosen to hand it to.
      if (!(error instanceof DOMException)) throw error
    }
  }
  return (
    <section className={`panel ${styles.invite}`}>
      <h2>
        {t('referral_headline', {
          deposit: briefMoney(terms.friendDepositAmount),
          valid: briefMoney(terms.friendValidAmount),
          days: terms.friendDays,
        })}
      </h2>
      <Gains terms={terms} />
      {terms.sharePpm > 0 ? (
        <p className="small text-2">
          {t('referral_share_terms', {
            percent: percentOfPpm(terms.sharePpm),
            days: terms.shareDays,
            max: briefMoney(terms.shareDayAmount),
          })}
        </p>
      ) : null}
      <div className={styles.link}>
        <output className={styles.address} aria-label={t('referral_my_link')}>
          {link.replace(/^https?:\/\//, '')}
        </output>
        <Button kind="primary" icon="copy" onClick={() => void copy()}>
          {t('referral_copy_link')}
        </Button>
      </div>
      <div className={styles.ways}>
        <LinkButton
          kind="line"
          icon="chat"
          target="_blank"
          rel="noopener noreferrer"
          href={`https://line.me/R/share?text=${encodeURIComponent(`${words} ${link}`)}`}
        >
          {t('referral_line')}
        </LinkButton>
        {canShare() ? (
          <Button icon="share" onClick={() => void share()}>
            {t('referral_share')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Gains({ terms }: { terms: Terms }) {
  const t = useText()
  return (
    <dl className={styles.gains}>
      <div>
        <dt className="small text-2">{t('referral_you')}</dt>
        <dd>{briefMoney(terms.rewardAmount)}</dd>
        <dd className="small text-2">
          {terms.rewardTimes === 0
            ? t('referral_no_turnover')
            : t('referral_times', { times: String(terms.rewardTimes) })}
        </dd>
      </div>
      {terms.giftAmount > 0 ? (
        <div>
          <dt className="small text-2">{t('referral_gift')}</dt>
          <dd>{briefMoney(terms.giftAmount)}</dd>
          <dd className="small text-2">{t('referral_gift_note')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
