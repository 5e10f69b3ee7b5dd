/** Prize groups, now and as they were. */
export {
  countDirectFrom,
  holdHigherBelow,
  holdPlace,
  prizeGroupsOf,
  rateChangesOf,
  rateVectorOf,
  rateVectorsAt,
  readLastLowering,
  writeGroups,
  type GroupChange,
} from '../accounts/rates.ts'
export { moveTeam, readTeamBounds } from '../accounts/store/moves.ts'
