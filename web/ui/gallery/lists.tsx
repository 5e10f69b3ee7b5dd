import { useState } from 'react'
import { Badge, CountBadge, VipBadge } from '../badge/badge.tsx'
import { GameCard, type Ribbon } from '../game-card/game-card.tsx'
import { formatMoney } from '../../../design/format.ts'
import { useText } from '../i18n/text.tsx'
import { Money } from '../money/money.tsx'
import { ConfirmationClock } from '../status/confirmation-clock.tsx'
import { KeyValues } from '../status/key-values.tsx'
import { LimitBar, PendingStrip } from '../status/limit-bar.tsx'
import { Timeline } from '../status/timeline.tsx'
import { VipLadder, VipPanel } from '../status/vip-panel.tsx'
import { Pagination } from '../table/pagination.tsx'
import styles from './gallery.module.css'
import { Records } from './records.tsx'
import { Section } from './section.tsx'

const cards: readonly {
  nodeId: number
  art: string
  name: 1 | 2 | 3 | 4 | 5
  vendor: string
  ribbon: Ribbon | null
}[] = [
  { nodeId: 0, art: 'yaksha', name: 1, vendor: 'KANOK', ribbon: 'hot' },
  { nodeId: 1, art: 'fish', name: 2, vendor: 'LOMTALAY', ribbon: 'new' },
  { nodeId: 2, art: 'naga', name: 3, vendor: 'NAGA·9', ribbon: null },
  { nodeId: 3, art: 'tiger', name: 4, vendor: 'KANOK', ribbon: 'jackpot' },
  { nodeId: 4, art: 'rooster', name: 5, vendor: 'RABIANG', ribbon: 'trial' },
]

export function GalleryLists() {
  return (
    <>
      <Cards />
      <Badges />
      <Records />
      <Steps />
      <Limits />
    </>
  )
}

function Cards() {
  const t = useText()
  const [liked, setLiked] = useState<number | null>(1)
  return (
    <Section title={t('gallery_cards')} isWide>
      <div className={styles.five}>
        {cards.map((card) => (
          <GameCard
            key={card.nodeId}
            nodeId={card.nodeId}
            name={t(`gallery_sample_game_${card.name}`)}
            vendor={card.vendor}
            pictureUrl={`/art/poster-${card.art}.svg`}
            href="#"
            ribbon={card.ribbon}
            closed={card.ribbon === 'trial' ? {} : null}
            favourite={{
              isOn: liked === card.nodeId,
              onToggle: () => setLiked(liked === card.nodeId ? null : card.nodeId),
            }}
            onOpen={(event) => event.preventDefault()}
          />
        ))}
      </div>
    </Section>
  )
}

function Badges() {
  const t = useText()
  const [page, setPage] = useState(1)
  return (
    <Section title={t('gallery_badges')}>
      <div className={styles.flow}>
        <Badge>{t('gallery_state_off')}</Badge>
        <Badge tone="good">{t('common_success')}</Badge>
        <Badge tone="waiting" icon="clock">
          {t('common_processing')}
        </Badge>
        <Badge tone="bad">{t('common_failed')}</Badge>
        <Badge tone="info">{t('home_notice')}</Badge>
        <Badge tone="ready">{t('game_badge_jackpot')}</Badge>
        <CountBadge count={3} />
        <CountBadge count={120} />
        <VipBadge>{t('header_vip_label', { vipLevel: '4' })}</VipBadge>
      </div>
      <Pagination page={page} totalPages={33} onChange={setPage} margin={1} range={3} />
    </Section>
  )
}

function Steps() {
  const t = useText()
  const [startMs] = useState(() => Date.now())
  return (
    <Section title={t('gallery_steps')}>
      <div className={styles.stack}>
        <ConfirmationClock
          startsAt={new Date(startMs - 300_000).toISOString()}
          endsAt={new Date(startMs + 1_473_000).toISOString()}
          caption={t('gallery_time_left')}
        />
        <KeyValues
          rows={[
            { key: 'bank', label: t('common_type'), value: t('gallery_sample_bank'), copyText: '4821' },
            { key: 'sum', label: t('common_amount'), value: <Money amount={500_000} />, isTotal: true },
          ]}
        />
        <Timeline
          label={t('gallery_steps')}
          steps={[
            { key: 'a', title: t('common_submit'), time: '22:18', state: 'done' },
            { key: 'b', title: t('common_processing'), time: '22:20', state: 'now' },
            { key: 'c', title: t('common_success'), state: 'next' },
          ]}
        />
      </div>
    </Section>
  )
}

function Limits() {
  const t = useText()
  return (
    <Section title={`${t('gallery_limits')} · ${t('gallery_vip')}`}>
      <div className={styles.stack}>
        <LimitBar label={t('common_today')} used={100_000} limit={500_000} />
        <LimitBar label={t('common_this_week')} used={1_840_000} limit={2_000_000} />
        <PendingStrip>{t('gallery_pending')}</PendingStrip>
        <VipPanel
          caption={t('gallery_vip_level')}
          title={t('header_vip_label', { vipLevel: '4' })}
          measure={formatMoney(960_000_000, 'THB', { decimals: 0 })}
          note={t('gallery_vip_note')}
          share={0.64}
        />
        <VipLadder
          label={t('gallery_vip')}
          current={1}
          levels={[0, 1, 2, 3].map((level) => ({
            level,
            name: t('header_vip_label', { vipLevel: String(level) }),
          }))}
        />
      </div>
    </Section>
  )
}
