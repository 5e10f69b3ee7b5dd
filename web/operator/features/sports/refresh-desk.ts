/** What a change at the desk makes the console ask for again. */
import { listAlarms } from '../../../../contract/operator/sportsbook/list-alarms.ts'
import { listDeskFixtures } from '../../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import { readDeskFixture } from '../../../../contract/operator/sportsbook/read-desk-fixture.ts'
import { refresh } from '../../../client/use-call.ts'

export const refreshDesk = () => refresh(listDeskFixtures, readDeskFixture, listAlarms)
