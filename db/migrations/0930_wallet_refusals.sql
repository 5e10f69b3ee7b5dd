-- The codes with which products refuse a bet before its money moves. Their numbers are statuses of the posting function
-- (wallet.answer.status), so a bet that is sent again is refused with the first code.
CREATE TABLE wallet.refusal (
  refusal_no smallint GENERATED ALWAYS AS IDENTITY (START WITH 100) PRIMARY KEY CHECK (refusal_no >= 100),
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z][A-Z0-9_]{2,59}$')
);
GRANT SELECT, INSERT ON wallet.refusal TO sala_app;
