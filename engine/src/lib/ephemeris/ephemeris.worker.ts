import { answer, type Question } from './answers.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  try {
    postMessage({ id: data.id, answer: answer(data.question) });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) });
  }
});
