import { answer, type Question } from './answers.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) =>
  postMessage({ id: data.id, answer: answer(data.question) }),
);
