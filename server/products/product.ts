/** What a product of the house brings to a process: a file a product, and one list of them (all.ts). */
import type { TopicKind } from '../../contract/pushes/topics.ts'
import type {
  PageSource,
  FairRoundSource,
  FloorDesk,
  ReturnSource,
  RoomSource,
} from '../../modules/launch/index.ts'
import type { AnyProposalKind, AnySetting, OperationFinder } from '../../modules/system/index.ts'
import type { BatchRider, BetDetailSource, RoundSource } from '../../modules/wallet/index.ts'
import type { ModuleParts } from '../../platform/calls.ts'
import type { ProcessParts } from '../process-parts.ts'

/** What modules ask the vendors of the house; each is one entry of a list by vendor. */
export interface Sources {
  /** Games that are pages of the site. */
  readonly pages?: PageSource
  /** Rooms among members. */
  readonly rooms?: RoomSource
  /** Stakes that differ from what was taken, and the names of seats. */
  readonly rounds?: RoundSource
  readonly betDetails?: BetDetailSource
  readonly fairRounds?: FairRoundSource
  readonly returns?: ReturnSource
  /** Shared tables, rooms and seas, with their voids and replays. */
  readonly desk?: FloorDesk
  /** First answers that are derived instead of stored. */
  readonly operations?: OperationFinder
}

type Opened = Sources | readonly Sources[]

export interface Product {
  readonly parts?: ModuleParts
  readonly settings?: readonly AnySetting[]
  /** Changes of its own that a second person confirms (decisions/0087-proposals.md). */
  readonly proposals?: readonly AnyProposalKind[]
  /** What judges and stores its bets in the transaction of their batch (docs/flows/product-bet.md). */
  readonly riders?: readonly BatchRider[]
  /** What it pushes to sockets beside the house's topics, e.g. `draw:<game>`. */
  readonly topics?: readonly TopicKind[]
  /**
   * Called once per process, after everything that the product may use is open. What only one module answers,
   * such as the offers with a deposit, it provides in `parts.services`. A product of several vendors returns
   * the sources of each.
   */
  open?(parts: ProcessParts): Opened | Promise<Opened>
}
