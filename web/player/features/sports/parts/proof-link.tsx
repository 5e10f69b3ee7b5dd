import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { readVirtualRound } from '../../../virtual-round.ts'
import '../texts.ts'
import styles from './proof-link.module.css'

/** From a match that the house plays itself to where it is played again. */
export function ProofLink({ fixture }: { fixture: { fixtureId: string } }) {
  const t = useText()
  const roundId = readVirtualRound(fixture.fixtureId)
  return roundId === null ? null : (
    <AppLink href={paths.verify(roundId)} className={styles.link}>
      <Icon name="shield" size={16} />
      {t('sport_virtual_verify')}
    </AppLink>
  )
}
