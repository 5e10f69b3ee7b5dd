-- Up Migration
-- What was settled, in order, corrections included: a row for the first settlement of each round of real money and for
-- each later correction, holding differences in minor units, so that the sum over a round is what it came to. Written
-- by the fold of the records (wallet.fold_records), which knows what each round came to before. Never updated: a
-- correction belongs to the moment in which it was made.
CREATE TABLE wallet.play_change (
  id bigint GENERATED ALWAYS AS IDENTITY,
  round_no bigint NOT NULL,
  owner_no bigint NOT NULL,
  settled_at timestamptz NOT NULL,
  d_stake bigint NOT NULL,
  d_payout bigint NOT NULL,
  d_valid bigint NOT NULL,
  d_bonus_valid bigint NOT NULL,
  d_deposit_valid bigint NOT NULL,
  game_no int NOT NULL,
  shard smallint NOT NULL,
  product text NOT NULL,
  PRIMARY KEY (id, shard)
);
GRANT SELECT, INSERT ON wallet.play_change TO sala_app;

-- The same by member, product and business day of the settlement, in the zone of the member's merchant. Corrections may
-- bring a day below zero.
CREATE TABLE wallet.member_play_day (
  owner_no bigint NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  shard smallint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid bigint NOT NULL,
  bonus_valid bigint NOT NULL,
  deposit_valid bigint NOT NULL,
  PRIMARY KEY (owner_no, day, product, shard)
);
GRANT SELECT, INSERT, UPDATE ON wallet.member_play_day TO sala_app;

-- What a round counts as for requirements, where it differs from `valid`.
ALTER TABLE wallet.round_counted ADD COLUMN bonus_valid bigint, ADD COLUMN deposit_valid bigint;

-- What was settled before.
INSERT INTO wallet.play_change (
  round_no, owner_no, settled_at, d_stake, d_payout, d_valid, d_bonus_valid, d_deposit_valid, game_no, shard, product)
SELECT r.round_no, r.owner_no, coalesce(r.ended_at, r.opened_at), c.stake, c.payout, c.valid, c.valid, c.valid, r.game_no, r.shard, g.product
FROM wallet.round_counted c
JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
WHERE c.status IN (1, 2, 3) ORDER BY coalesce(r.ended_at, r.opened_at), r.round_no;
INSERT INTO wallet.member_play_day (owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
SELECT c.owner_no, (c.settled_at AT TIME ZONE coalesce(m.time_zone, 'Asia/Bangkok'))::date, c.product, c.shard,
       sum(c.d_stake), sum(c.d_payout), sum(c.d_valid), sum(c.d_bonus_valid), sum(c.d_deposit_valid)
FROM wallet.play_change c JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
LEFT JOIN system.merchant m ON m.merchant_id = o.merchant_id GROUP BY 1, 2, 3, 4;
