CREATE TABLE "waiting_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hit" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_hits_to" ON "waiting_hits" USING btree ("to","id");