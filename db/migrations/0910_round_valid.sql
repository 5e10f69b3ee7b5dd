-- Up Migration
-- What a round counts, stated by whoever knows it: the product that settles the round writes the row in the transaction
-- that closes it. Where no row stands, the rule by product holds (wallet.valid_bet).
CREATE TABLE wallet.round_valid (
  round_no bigint NOT NULL,
  -- The transaction that stated it, an id of wallet.id_block: followers of the ledger find by it the rounds that were
  -- closed without a transfer.
  txn_id bigint NOT NULL,
  owner_no bigint NOT NULL,
  -- Minor units. `amount` counts for rebates, points, levels and agents, `bonus_amount` for the requirements of bonuses.
  amount bigint NOT NULL CHECK (amount >= 0),
  bonus_amount bigint NOT NULL CHECK (bonus_amount >= 0),
  -- What counts for the requirement of a deposit where it is stated on its own, also before the round is closed; NULL:
  -- `amount`, once the round is closed.
  deposit_amount bigint CHECK (deposit_amount >= 0),
  -- Of the result, from 1; a higher one takes the place of a lower one. 0: only `deposit_amount` is stated so far.
  version int NOT NULL CHECK (version >= 0),
  shard smallint NOT NULL,
  PRIMARY KEY (round_no, shard)
) WITH (fillfactor = 80);
CREATE INDEX round_valid_by_txn ON wallet.round_valid (txn_id);
GRANT SELECT, INSERT, UPDATE ON wallet.round_valid TO sala_app;
