-- Up Migration
-- Games whose measured return left its tolerance, as long as it did, and which operator has taken note of it.
CREATE TABLE launch.return_alarm (
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  -- Standard errors from the mathematical return, in thousandths, when it was raised.
  deviation_thousandths int NOT NULL,
  round_count bigint NOT NULL,
  raised_at timestamptz NOT NULL,
  ended_at timestamptz,
  noted_by text,
  noted_at timestamptz,
  note text,
  PRIMARY KEY (merchant_id, game_code, math_version, raised_at),
  CHECK ((noted_at IS NULL) = (noted_by IS NULL) AND (noted_at IS NULL) = (note IS NULL))
);
CREATE UNIQUE INDEX return_alarm_open ON launch.return_alarm (merchant_id, game_code, math_version) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON launch.return_alarm TO sala_app;
