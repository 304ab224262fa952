import type { paths } from '../contract/generated/schema';

export type Path = keyof paths & `/api/${string}`;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type MethodOf<P extends Path> = {
  [M in Method]: paths[P][Lowercase<M>] extends { responses: unknown } ? M : never;
}[Method];

type Operation<P extends Path, M extends Method> = paths[P][Lowercase<M>];

/** undefined, null and '' are left out of the query string. */
type QueryValues<Q> = { [Name in keyof Q]: Q[Name] | string | null | undefined };
type Query<Op> = Op extends { parameters: { query: infer Q } }
  ? { query: QueryValues<Q> }
  : Op extends { parameters: { query?: infer Q } }
    ? { query?: QueryValues<Q> }
    : unknown;

type PathValues<Op> = Op extends { parameters: { path: infer Values } } ? { path: Values } : unknown;

type BodyIn<Content> =
  | (Content extends { 'application/json': infer Json } ? Json : never)
  | (Content extends { 'multipart/form-data': unknown } ? FormData : never);
type Body<Op> = Op extends { requestBody: { content: infer Content } }
  ? { body: BodyIn<Content> }
  : { body?: Record<string, never> };

export type Parameters<P extends Path, M extends Method> = PathValues<Operation<P, M>> &
  Query<Operation<P, M>> &
  Body<Operation<P, M>>;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : null;
type SuccessBody<Op> = Op extends { responses: infer All }
  ? JsonOf<All[keyof All & (200 | 201 | 204)]>
  : never;

/** Servers may omit any field; src/api/answers.ts checks for those that are required. */
export type Answer<P extends Path, M extends Method> =
  | (SuccessBody<Operation<P, M>> extends infer A ? (A extends readonly unknown[] ? A : Partial<A>) : never)
  | null;
