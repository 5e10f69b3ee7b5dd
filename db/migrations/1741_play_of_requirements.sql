-- Up Migration
-- What filled the turnover of a bonus, by product, for its member to read. It is written with `done_amount`,
-- in the same transaction; of a bonus that was open before, the part from before is not in it.
CREATE TABLE wagering.requirement_play (
  requirement_id text NOT NULL REFERENCES wagering.requirement,
  product text NOT NULL,
  -- The valid bets that went into it, and what of them counted by the weight of the product.
  valid_amount bigint NOT NULL,
  counted_amount bigint NOT NULL,
  PRIMARY KEY (requirement_id, product)
) WITH (fillfactor = 80);
GRANT SELECT, INSERT, UPDATE ON wagering.requirement_play TO sala_app;
