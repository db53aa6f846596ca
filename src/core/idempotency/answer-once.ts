import type { AccountsContext } from "../accounts/accounts-context.ts";
import { DomainError, refuseField } from "../errors/domain-error.ts";
import type { Storage } from "../storage.ts";
import { IDEMPOTENCY_KEY_FIELD } from "./idempotency-key.ts";
import type { AnswerClaim, AnswerKey, KeptAnswer } from "./kept-answer-store.ts";

/** Answers are kept this long (draft-ietf-httpapi-idempotency-key-header leaves it to the server). */
const ANSWER_LIFE_MS = 24 * 60 * 60_000;

/** No request of the kind that takes a key runs this long. */
const CLAIM_LAPSE_MS = 60_000;

export interface KeyedRequest extends AnswerKey {
  /** What determines the request's effect: method, URL and a hash of the body. */
  readonly content: string;
}

export interface AnsweredOnce extends KeptAnswer {
  /** The answer was kept from an earlier request; nothing was done. */
  readonly isReplayed: boolean;
}

/**
 * Does `work` once for each key: who asks again within 24 hours, on whichever node, gets the same answer. What `work`
 * does and the answer about it are one transaction, so a process that dies in between leaves neither. A refusal is not
 * kept: the mended request may use the same key. Throws DomainError("conflict") while the first request is under way, and
 * DomainError("invalid") when the key came with another request.
 */
export async function answerOnce(
  context: AccountsContext,
  request: KeyedRequest,
  work: (storage: Storage) => Promise<KeptAnswer>,
): Promise<AnsweredOnce> {
  const { accountId, key, content } = request;
  const requestHash = context.tokens.hash(content);
  const now = context.clock.now();
  const claim = { accountId, key, requestHash, claim: context.newId(), now, lapseMs: CLAIM_LAPSE_MS };
  if (!(await take(context, claim))) return replay(context, claim);
  try {
    return { ...(await doOnce(context, claim, work)), isReplayed: false };
  } catch (error) {
    await context.storage.write((stores) => stores.keptAnswers.release(claim));
    throw error;
  }
}

function take({ storage }: AccountsContext, claim: AnswerClaim): Promise<boolean> {
  return storage.write(async ({ keptAnswers }) => {
    await keptAnswers.removeOlderThan(claim.now - ANSWER_LIFE_MS);
    return keptAnswers.claim(claim);
  });
}

function doOnce(
  { storage }: AccountsContext,
  claim: AnswerClaim,
  work: (storage: Storage) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  return storage.unite(async (united) => {
    const answer = await work(united);
    if (await united.read.keptAnswers.keep(claim, answer)) return answer;
    throw refuseUnderWay();
  });
}

async function replay({ storage }: AccountsContext, claim: AnswerClaim): Promise<AnsweredOnce> {
  const kept = await storage.read.keptAnswers.find(claim);
  if (kept === undefined) throw refuseUnderWay();
  if (kept.requestHash !== claim.requestHash)
    throw refuseField(
      IDEMPOTENCY_KEY_FIELD,
      "This was sent before with other values, and may have been saved. Look whether it is there before you send it again.",
    );
  if (kept.answer === undefined) throw refuseUnderWay();
  return { ...kept.answer, isReplayed: true };
}

function refuseUnderWay(): DomainError {
  return new DomainError("conflict", "The same request is under way already. Try again in a moment.", {
    retryAfterSeconds: 1,
  });
}
