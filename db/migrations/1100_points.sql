-- Up Migration
-- Points and their mall (docs/flows/points.md). Points are in thousandths; the wallet has the balances, and
-- these tables say what each movement was for.
CREATE SCHEMA points;
GRANT USAGE ON SCHEMA points TO sala_app;

-- A business day of a merchant for which points are booked.
CREATE TABLE points.earning_run (
  merchant_id text NOT NULL,
  day date NOT NULL,
  -- The member up to whom the day is booked, in the order of the ledger's numbers.
  after_owner bigint NOT NULL DEFAULT 0,
  member_count bigint NOT NULL DEFAULT 0,
  earned_amount bigint NOT NULL DEFAULT 0,
  taken_amount bigint NOT NULL DEFAULT 0,
  done_at timestamptz,
  PRIMARY KEY (merchant_id, day));

-- Every movement of a member's points, with its reason; together they are the balance.
CREATE TABLE points.movement (
  movement_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  type text NOT NULL CHECK (type IN (
    'LIVE', 'LOTTERY', 'CARD_GAME', 'SLOT', 'SPORTS', 'DEPOSIT', 'CARRIED', 'REDEEM', 'CONVERT', 'RETURN', 'ADJUST')),
  -- Above zero: received.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- The business day that was earned.
  day date,
  -- The redemption, or the correction by an operator.
  reference text,
  created_at timestamptz NOT NULL,
  CHECK ((type IN ('REDEEM', 'CONVERT', 'RETURN', 'ADJUST')) = (reference IS NOT NULL)),
  CHECK ((reference IS NULL) = (day IS NOT NULL)));
CREATE UNIQUE INDEX movement_of_day ON points.movement (member_id, day, type) WHERE day IS NOT NULL;
CREATE INDEX movement_of_member ON points.movement (member_id, created_at DESC, movement_id DESC);

-- What corrections took back beyond a member's balance; what the next days earn pays it off.
CREATE TABLE points.owed (
  member_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0));

CREATE TABLE points.goods (
  goods_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  titles jsonb NOT NULL,
  texts jsonb NOT NULL,
  image_url text NOT NULL,
  points_amount bigint NOT NULL CHECK (points_amount > 0),
  -- 0: points alone.
  required_amount bigint NOT NULL CHECK (required_amount >= 0),
  amount_mode text NOT NULL CHECK (amount_mode IN ('PAY', 'DEPOSIT_TOTAL')),
  stock int NOT NULL CHECK (stock >= 0),
  needs_address boolean NOT NULL,
  position int NOT NULL,
  is_offered boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now());
CREATE INDEX goods_in_order ON points.goods (merchant_id, position, goods_id);

CREATE TABLE points.redemption (
  redemption_id text PRIMARY KEY,
  -- Shown as RD-<number>.
  redemption_no bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 25001) UNIQUE,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- CASH is points that became money; it has no goods and is approved at once.
  kind text NOT NULL CHECK (kind IN ('GOODS', 'CASH')),
  goods_id text REFERENCES points.goods,
  -- As they were when it was requested.
  titles jsonb NOT NULL,
  image_url text NOT NULL,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  points_amount bigint NOT NULL CHECK (points_amount > 0),
  -- GOODS: paid beside the points. CASH: received for them.
  cash_amount bigint NOT NULL CHECK (cash_amount >= 0),
  -- Of CASH: the points that were one unit of money.
  ratio int CHECK (ratio > 0),
  state text NOT NULL CHECK (state IN ('IN_PROCESS', 'APPROVED', 'REJECTED')),
  address jsonb,
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by_name text,
  -- What the member reads: why it was rejected, or how it is delivered.
  note text NOT NULL DEFAULT '',
  CHECK ((kind = 'GOODS') = (goods_id IS NOT NULL) AND (kind = 'CASH') = (ratio IS NOT NULL)),
  CHECK ((state = 'IN_PROCESS') = (decided_at IS NULL)));
CREATE UNIQUE INDEX redemption_open ON points.redemption (member_id, goods_id) WHERE state = 'IN_PROCESS';
CREATE INDEX redemption_of_member ON points.redemption (member_id, requested_at DESC, redemption_id DESC);
CREATE INDEX redemption_desk ON points.redemption (merchant_id, state, requested_at, redemption_id)
  WHERE kind = 'GOODS';

-- Where a member last wanted goods sent.
CREATE TABLE points.address (
  member_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  address jsonb NOT NULL);

GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA points TO sala_app;
GRANT DELETE ON points.owed TO sala_app;
